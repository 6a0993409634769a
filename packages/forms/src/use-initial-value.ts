import { useState } from 'react';

/**
 * The value at the first render, even if it is reloaded while a form is open. The form sends its version, so that the server refuses the
 * form as outdated after a change by somebody else, instead of overwriting that change.
 */
export function useInitialValue<Value>(value: Value): Value {
  const [initial] = useState(() => value);
  return initial;
}
