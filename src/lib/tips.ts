import './tips.css';

/**
 * Tooltips: an element with `data-tip="<id>"` shows the hidden element of that id while the pointer or the focus is on it, or on the
 * column header around it. Without drawing anything anew, because a table has many headers and rows. The tips are descriptions in
 * the page's tree all the time: `aria-describedby` reads hidden elements too.
 */
let shown: { tip: HTMLElement; owner: Element } | undefined;

const EDGE = 8;

/** Above its owner, or below where there is no room; it touches it, so that the pointer can move onto the tip. */
function place() {
  if (!shown) return;
  const { tip, owner } = shown;
  const { top, bottom, left } = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const above = top - height > EDGE;
  tip.style.top = `${above ? top - height : bottom}px`;
  tip.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`;
}

function hide() {
  if (!shown) return;
  shown.tip.hidden = true;
  shown = undefined;
  window.removeEventListener('scroll', place, true);
}

function look({ target }: { target: EventTarget | null }) {
  if (!(target instanceof Element) || shown?.tip.contains(target)) return;
  const header = target.closest('[role=columnheader], th');
  const owner = target.closest('[data-tip]') ?? header?.querySelector('[data-tip]');
  const tip = owner && document.getElementById(owner.getAttribute('data-tip') ?? '');
  if (tip === shown?.tip) return;
  hide();
  if (!owner || !tip) return;
  shown = { tip, owner: header ?? owner };
  tip.hidden = false;
  place();
  window.addEventListener('scroll', place, true);
}

/** What the element around owners and tips listens to. */
export const tipHandlers = {
  onPointerOver: look,
  onPointerLeave: hide,
  onFocus: look,
  onBlur: hide,
  onKeyDown: ({ key }: { key: string }) => key === 'Escape' && hide(),
};
