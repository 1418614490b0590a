/** What a colour, a line or a weight means, for screen readers. It is no text, so that the text around it stays the value or the name. */
export const Spoken = ({ text }: { text: string }) => <span className="visually-hidden" role="img" aria-label={text} />;
