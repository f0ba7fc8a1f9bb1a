import Findings
import NavGraphKit
import NavigationModel
import Testing

/// Bodies of interceptors, and on which ways through them nobody answers the router.
@Suite struct SilentGateTests {
  /// Lines of a body of `perform`, from 1, at which the rule reports something; 0 is the function itself.
  private func lines(_ body: String) -> [Int] {
    let text = """
      import RouteComposer
      struct Gate: RoutingInterceptor {
        func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) {
      \(body)
        }
      }
      """
    let app = App.read([SourceFile(path: "Gate.swift", bytes: Array(text.utf8))])
    return app.findings().filter { $0.rule.rawValue == "silent-gate" }.compactMap { finding in
      guard case .source(let place) = finding.place else { return nil }
      return place.line - 3
    }
  }

  @Test func everyWayAnswers() {
    #expect(lines("completion(.success)").isEmpty)
    #expect(lines("guard isOpen else { return completion(.failure(error)) }\ncompletion(.success)").isEmpty)
    #expect(lines("if isOpen { completion(.success) } else { completion(.failure(error)) }").isEmpty)
    #expect(lines("guard isOpen else { fatalError() }\ncompletion(.success)").isEmpty)
    #expect(lines("switch state {\ncase .open: completion(.success)\ndefault: completion(.failure(error))\n}").isEmpty)
  }

  @Test func whoeverKeepsTheAnswerMayGiveIt() {
    #expect(lines("waiting = completion").isEmpty)
    #expect(lines("ask { isAllowed in if isAllowed { completion(.success) } }").isEmpty)
    #expect(lines("queue.append { [weak self] in guard let self else { return }; completion(.success) }").isEmpty)
  }

  @Test func aScreenThatIsGivenTheAnswerGivesIt() {
    #expect(
      lines(
        "router.commitNavigation(to: login(then: completion)) { result in\nif !result.isSuccessful { completion(result) }\n}"
      ).isEmpty)
  }

  @Test func aWayEndsEarly() {
    #expect(lines("guard isOpen else { return }\ncompletion(.success)") == [1])
    #expect(lines("if isOpen {\nreturn\n}\ncompletion(.success)") == [2])
    #expect(lines("if isOpen { completion(.success) }") == [0])
    #expect(lines("print(context)") == [0])
  }

  @Test func theRoutersRefusalIsThrownAway() {
    #expect(lines("try? router.navigate(to: login, with: nil) { completion($0) }") == [1])
    #expect(lines("do {\ntry router.navigate(to: login) { completion($0) }\n} catch { print(error) }") == [0])
    #expect(
      lines("do {\ntry router.navigate(to: login) { completion($0) }\n} catch { completion(.failure(error)) }").isEmpty)
  }

  @Test func whatTheRouterIsHandedRunsOnce() {
    #expect(
      lines("router.commitNavigation(to: login) { result in\nif result.isSuccessful { completion(.success) }\n}") == [1]
    )
  }
}
