import { Link } from 'react-router';

/** A neighbour of what a screen shows, such as the next week. */
export type Step = { label: string; to: string; state?: unknown };

type Props = {
  /** Names what is stepped through, such as `Weeks`. */
  label: string;
  previous?: Step;
  next?: Step;
};

/** Links to what comes before and after. One that is missing keeps its place, so that nothing moves under the pointer. */
export function Steps({ label, previous, next }: Props) {
  return (
    <nav className="steps" aria-label={label}>
      <StepLink step={previous} kind="previous" />
      <StepLink step={next} kind="next" />
    </nav>
  );
}

function StepLink({ step, kind }: { step: Step | undefined; kind: 'previous' | 'next' }) {
  const className = `button steps__${kind}`;
  if (!step) return <span className={className} aria-hidden="true" />;
  return (
    <Link className={className} to={step.to} state={step.state} rel={kind === 'next' ? 'next' : 'prev'}>
      {step.label}
    </Link>
  );
}
