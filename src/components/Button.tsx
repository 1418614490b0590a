import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  look?: 'primary' | 'danger' | 'quiet-danger';
  /** Whether something can be lost, which a mark shows. */
  isRisky?: boolean;
  /** Whether what it does is running: it looks disabled, but keeps the focus. */
  isBusy?: boolean;
  /** Its text meanwhile. */
  busyText?: string;
};

/** A button that does not submit its form, unless its `type` says so. */
export function Button({ look, isRisky = false, isBusy, busyText, className, children, ...button }: Props) {
  const classes = ['button', look && `button--${look}`, isRisky && 'button--risky', className].filter(Boolean).join(' ');
  return (
    <button type="button" className={classes} aria-disabled={isBusy} aria-busy={isBusy} {...button}>
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

/** The button that submits a form. */
export const SubmitButton = ({ text, ...button }: Props & { text: string }) => (
  <Button type="submit" look="primary" {...button}>
    {text}
  </Button>
);
