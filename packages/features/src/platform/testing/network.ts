import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Simulates losing or regaining the network. Call `vi.restoreAllMocks()` afterwards. */
export function network(goes: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(goes === 'online');
  act(() => void window.dispatchEvent(new Event(goes)));
}
