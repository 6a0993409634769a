import { SERVICE_WORKER } from './content-policy.ts';

/** Let the page render first. */
const SETTLE_MS = 5_000;

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('fill', { transfer: [] });
}

/** Installs the service worker, which caches the portal for the next visit (vite/service-worker.ts). */
export function keepForNextVisit(): void {
  if (window.begun === undefined || !('serviceWorker' in navigator)) return;
  setTimeout(() => void registerWorker().catch(() => undefined), SETTLE_MS);
}
