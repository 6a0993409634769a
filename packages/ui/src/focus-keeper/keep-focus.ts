/** What takes the focus. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** What closes again, and gives the focus back to whatever had it before. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-radix-popper-content-wrapper]';
/** Where the next of its kind stands when one is gone. */
const COLLECTION = 'tr, li, tbody, table, ul, ol, fieldset, form, footer, [role=region], section[aria-label], section[aria-labelledby]';
const REMEMBERED = 20;
/** Lets whoever has a better idea put the focus there first. */
const PATIENCE_MS = 50;
/** A button that is held while its act is under way comes back; one that stays held does not. */
const HELD_MS = 1_500;

/** Where the focus, or the pointer, was. */
interface Visit {
  readonly element: HTMLElement;
  /** What it stood in, from the inside out. */
  readonly around: readonly Element[];
  readonly overlay: boolean;
}

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden], [aria-hidden=true]') === null &&
  (element.checkVisibility?.() ?? true);

const isHeld = (element: HTMLElement): boolean => element.isConnected && element.matches(':disabled');

const firstIn = (place: Element): HTMLElement | undefined => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isUsable);

function ancestors(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) found.push(one);
  return found;
}

/** The place of a visit as it is now: the same thing, else the next of its kind. */
function placeOf({ element, around }: Visit): HTMLElement | undefined {
  if (isUsable(element) && element.matches(`${FOCUSABLE}, [tabindex]`)) return element;
  // Beside what is held stands another act, which nobody meant.
  if (isHeld(element)) return undefined;
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

/** Where the focus belongs after what had it is gone: back through what has closed, and no further than one thing of the page. */
function whereTo(visits: readonly Visit[]): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].findLast(isUsable);
  for (const visit of visits.toReversed()) {
    const place = placeOf(visit);
    if (place && (!open || open.contains(place))) return place;
    if (!visit.overlay) break;
  }
  return open ?? startOfPage();
}

/** Sees to it that the focus is never lost: where the thing that had it is taken away or held, it goes to what led there, to the next of its kind, or to the heading. `earlier` had it before this began, in turn. Answers how to stop. */
export function keepFocus(earlier: readonly EventTarget[] = []): () => void {
  const visits: Visit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  let lostAt = 0;

  /** The last place, where nothing else has the focus since. */
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
    if (isHeld(last.element) && Date.now() - lostAt < HELD_MS) timer = setTimeout(recover, PATIENCE_MS);
    else whereTo(visits)?.focus({ preventScroll: true });
  }

  function look(): void {
    frame = undefined;
    const last = left();
    // Whoever presses beside everything leaves the focus by themselves: what had it is still there.
    if (timer !== undefined || !last || isUsable(last.element)) return;
    lostAt = Date.now();
    timer = setTimeout(recover, PATIENCE_MS);
  }

  const onFocus = ({ target }: FocusEvent) => remember(target);
  const onPress = ({ target }: PointerEvent) => remember(target instanceof Element ? (target.closest(FOCUSABLE) ?? target) : null);
  for (const element of earlier) remember(element);
  remember(document.activeElement);
  // Once a frame: whether a thing can be seen is found out for the frame anyway, and costs as much again while the page is being built.
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(look);
  });
  // What had the focus may have gone before this began.
  frame = requestAnimationFrame(look);
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
