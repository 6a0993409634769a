import { useState } from 'react';

/**
 * What a form began with, also when it is renewed behind it: sent with its version, so that what somebody else changed meanwhile is refused
 * as outdated, and not undone by values that were typed over older ones.
 */
export function useAsOpened<Value>(value: Value): Value {
  const [opened] = useState(() => value);
  return opened;
}
