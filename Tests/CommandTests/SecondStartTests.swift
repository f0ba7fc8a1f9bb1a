#if os(Linux)
  import Foundation
  import Testing

  /// Small pictures are laid out without another process; where that goes wrong, the run begins again with one.
  struct SecondStartTests {
    /// A layout library that fails as told, unless another process asks it.
    private func library(failing how: String, in folder: TemporaryFolder) throws -> String {
      let source = folder.path("failing.c")
      let text = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <unistd.h>
        int gvLayout(void *context, void *graph, const char *engine) {
          char words[4096] = {0};
          FILE *file = fopen("/proc/self/cmdline", "r");
          size_t length = fread(words, 1, sizeof words - 1, file);
          fclose(file);
          if (memmem(words, length, "__layout", 8)) {
            return ((int (*)(void *, void *, const char *))dlsym(RTLD_NEXT, "gvLayout"))(context, graph, engine);
          }
          \(how);
          return 0;
        }
        """
      try text.write(toFile: source, atomically: true, encoding: .utf8)
      let object = folder.path("failing.so")
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/usr/bin/env")
      compiler.arguments = ["clang", "-shared", "-fPIC", "-o", object, source, "-ldl"]
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
      return object
    }

    @Test(arguments: ["abort()", "*(volatile int *)0 = 1", "for (;;) pause()"])
    func drawsAfterAFailureOfTheLibrary(how: String) throws {
      let folder = try TemporaryFolder()
      try folder.writeApp()
      let library = try library(failing: how, in: folder)
      let outcome = try Program.run(
        ["render", "App", "--format", "svg", "--output", "-"], in: folder, environment: ["LD_PRELOAD": library])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("<"))
      #expect(outcome.output.hasSuffix("</svg>\n"))
      #expect(outcome.output.contains("DetailViewController"))
    }
  }
#endif
