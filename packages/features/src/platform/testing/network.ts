import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The device loses its network, or has it again. `vi.restoreAllMocks()` afterwards. */
export function network(goes: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(goes === 'online');
  act(() => void window.dispatchEvent(new Event(goes)));
}
