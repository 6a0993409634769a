const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Overlays, after which the focus returns to the previous element. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-radix-popper-content-wrapper], [data-pane]';
/** Containers in which to look for the next element when one is removed. */
const COLLECTION = 'tr, li, tbody, table, ul, ol, fieldset, form, footer, [role=region], section[aria-label], section[aria-labelledby]';
const REMEMBERED = 20;
/** Delay before restoring, so that other code can set the focus first. */
const PATIENCE_MS = 50;
/** How long to wait for a disabled button, which may be enabled again after its act. */
const DISABLED_MS = 1_500;

/** An element that had the focus or was clicked. */
interface Visit {
  readonly element: HTMLElement;
  /** Its ancestors, from the inside out. */
  readonly around: readonly Element[];
  readonly overlay: boolean;
}

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden], [aria-hidden=true]') === null &&
  (element.checkVisibility?.() ?? true);

const isDisabled = (element: HTMLElement): boolean => element.isConnected && element.matches(':disabled');

const firstIn = (place: Element): HTMLElement | undefined => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isUsable);

function ancestors(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) found.push(one);
  return found;
}

/** The current target of a visit: the same element, or the next one in its container. */
function placeOf({ element, around }: Visit): HTMLElement | undefined {
  if (isUsable(element) && element.matches(`${FOCUSABLE}, [tabindex]`)) return element;
  // A neighbour of a disabled button would be a different act, so wait instead.
  if (isDisabled(element)) return undefined;
  const collection = around.find((one) => one.isConnected && one.matches(COLLECTION) && firstIn(one));
  return collection && firstIn(collection);
}

/** The heading of the page. */
function startOfPage(): HTMLElement | undefined {
  const main = document.querySelector<HTMLElement>('main');
  const start = [...(main?.querySelectorAll<HTMLElement>('h1') ?? [])].find(isUsable) ?? main ?? undefined;
  if (start && !start.hasAttribute('tabindex')) start.tabIndex = -1;
  return start;
}

/** The element to focus: back through closed overlays, but no further than the last visit outside them. */
function focusTarget(visits: readonly Visit[]): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].findLast(isUsable);
  for (const visit of visits.toReversed()) {
    const place = placeOf(visit);
    if (place && (!open || open.contains(place))) return place;
    if (!visit.overlay) break;
  }
  return open ?? startOfPage();
}

/**
 * Restores the focus when the focused element is removed or disabled: to its opener, to the next element of its kind, or to the heading.
 * `earlier` lists elements focused before the start, in order. Returns a function that stops it.
 */
export function keepFocus(earlier: readonly EventTarget[] = []): () => void {
  const visits: Visit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  let lostAt = 0;

  /** The last visit, if nothing else has had the focus since. */
  function left(): Visit | undefined {
    const last = visits.at(-1);
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body || activeElement === last?.element ? last : undefined;
  }

  function remember(element: EventTarget | null): void {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    if (visits.at(-1)?.element === element) visits.pop();
    visits.push({ element, around: ancestors(element), overlay: element.closest(OVERLAY) !== null });
    if (visits.length > REMEMBERED) visits.shift();
  }

  function recover(): void {
    timer = undefined;
    const last = left();
    if (!last) return;
    if (isDisabled(last.element) && Date.now() - lostAt < DISABLED_MS) timer = setTimeout(recover, PATIENCE_MS);
    else focusTarget(visits)?.focus({ preventScroll: true });
  }

  function checkFocus(): void {
    frame = undefined;
    const last = left();
    // When the previous element still exists, the person has left it on purpose, by clicking on an empty area.
    if (timer !== undefined || !last || isUsable(last.element)) return;
    lostAt = Date.now();
    timer = setTimeout(recover, PATIENCE_MS);
  }

  const onFocus = ({ target }: FocusEvent) => remember(target);
  const onPress = ({ target }: PointerEvent) => remember(target instanceof Element ? (target.closest(FOCUSABLE) ?? target) : null);
  for (const element of earlier) remember(element);
  remember(document.activeElement);
  // Once per frame, because checking visibility forces layout, which is expensive while the page is being built.
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(checkFocus);
  });
  // The focused element may have been removed before the start.
  frame = requestAnimationFrame(checkFocus);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}
