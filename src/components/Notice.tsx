/** A short message over the page's lower edge: read out when it comes, gone when it is dismissed. */
export function Notice({ text, onDismiss }: { text: string | null; onDismiss: () => void }) {
  return (
    <div className="notice-region" role="alert">
      {text !== null && (
        <div className="notice notice--bad">
          <span>{text}</span>
          <button type="button" className="button" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
