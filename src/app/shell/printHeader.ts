/** Heads a printed page with the title, which names page and league, and the date of printing. */
function writeHeader(): void {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  document.querySelector('main')?.setAttribute('data-print-header', `${document.title} · ${day}`);
}

/** Heads whatever is printed. Returns a function that stops it. */
export function headPrints(): () => void {
  window.addEventListener('beforeprint', writeHeader);
  return () => window.removeEventListener('beforeprint', writeHeader);
}
