/** The page that is shown if config.json is missing or malformed. */
export function ConfigProblem({ problem }: { problem: string }) {
  return (
    <main className="page page-width" role="alert">
      <title>Configuration problem</title>
      <h1>This site is not configured correctly</h1>
      <p>
        <code>/config.json</code>: {problem}.
      </p>
    </main>
  );
}
