package import Facts

/// The paths of files that no target of any project builds, though they lie among those that one does: nothing of what they
/// say is in the model.
package func filesLeftOut(of facts: [FileFacts]) -> Set<String> { ProjectMembers(facts).leftOut }
