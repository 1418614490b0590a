/** Prints the title, which names page and league, and the date above a printed page. */
function writeHeader(): void {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  document.querySelector('main')?.setAttribute('data-print-header', `${document.title} · ${day}`);
}

/** Adds the header to everything that is printed. Returns a function that stops it. */
export function headPrints(): () => void {
  window.addEventListener('beforeprint', writeHeader);
  return () => window.removeEventListener('beforeprint', writeHeader);
}
