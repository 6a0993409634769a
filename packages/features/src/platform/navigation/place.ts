/**
 * The places of the product: screen keys and the parameters of their addresses. Each folder, and a bank's own screen, adds its places;
 * linking to an undeclared place does not compile.
 */
export interface Places {}

/** Key of a screen, such as "transfer.apply". */
export type Place = keyof Places;

/** Parameters of a place's address. */
export type PlaceQuery<Key extends Place> = { readonly [Name in Places[Key]]?: string | undefined };
