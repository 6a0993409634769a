/**
 * The places of the product: the key of a screen, and the names that its address takes after the question mark. A capability
 * adds its own beside its screens, a bank's own screen likewise; what is not here is no place, and nothing that leads to it compiles.
 */
export interface Places {}

/** Key of a screen, such as "transfer.apply". */
export type Place = keyof Places;

/** What the address of a place may say. */
export type PlaceQuery<Key extends Place> = { readonly [Name in Places[Key]]?: string | undefined };
