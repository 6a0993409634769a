import { SERVICE_WORKER } from './content-policy.ts';

/** Lets the page come first. */
const SETTLE_MS = 5_000;

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('fill', { transfer: [] });
}

/** Keeps the built portal in the browser, so that the next visit is there at once (vite/service-worker.ts). Where that is denied every visit is a first one. */
export function keepForNextVisit(): void {
  if (window.begun === undefined || !('serviceWorker' in navigator)) return;
  setTimeout(() => void keep().catch(() => undefined), SETTLE_MS);
}
