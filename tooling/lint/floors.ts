/** Folders of `apps/server/src`, the lowest first: a floor imports itself and those before it. docs/architecture.md says what each is. */
export const floors: readonly string[] = ['schema', 'platform', 'ledger', 'calls', 'business', 'http', 'operations', 'sandbox'];

/** Floors that do not know the contract: what goes over the wire comes to them as plain values. */
export const knowsNoWire: readonly string[] = ['platform', 'ledger'];
