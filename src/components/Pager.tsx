import { Button } from './Button';

type Props = { page: number; pages: number; hasMore: boolean; setPage: (page: number) => void };

/** Buttons to the pages of a list, which may have more than `pages`; nothing for a single page. `page` counts from 1. */
export function Pager({ page, pages, hasMore, setPage }: Props) {
  if (pages <= 1) return null;
  return (
    <p className="row">
      <StepButton sign="Previous" disabled={page === 1} onClick={() => setPage(page - 1)} />
      Page {page} of {pages}
      {hasMore && '+'}
      <StepButton sign="Next" disabled={page === pages} onClick={() => setPage(page + 1)} />
    </p>
  );
}

type StepProps = {
  /** Its text. */
  sign: string;
  /** Its name, if that is another one. */
  name?: string;
  disabled: boolean;
  onClick: () => void;
};

/** A button to the page before or after. It is not `disabled` on the first and last page, which would lose the focus. */
export function StepButton({ sign, name, disabled, onClick }: StepProps) {
  return (
    <Button aria-label={name} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      {sign}
    </Button>
  );
}
