import { defineMachine } from '../state-machine.ts';

/** What the platform has proved of an enterprise, and changes only after one of its people has looked at the papers. The credit code names the enterprise and never changes. */
export const INFORMATION_FIELDS = [
  'name',
  'legalName',
  'address',
  'size',
  'licenceFileId',
  'legalIdFrontFileId',
  'legalIdBackFileId',
] as const;

export type InformationField = (typeof INFORMATION_FIELDS)[number];

/** What stands in each field; an empty text where nothing does. */
export type InformationValues = Readonly<Record<InformationField, string>>;

/** What a change asks to be otherwise: only the fields that differ. */
export type InformationChange = Readonly<Partial<Record<InformationField, string>>>;

/** What somebody asks for; a field that is not named stays. */
export type WantedInformation = { readonly [Field in InformationField]?: string | undefined };

/** What of the wanted values differs from those in force. */
export function informationChange(present: InformationValues, wanted: WantedInformation): InformationChange {
  const differing = INFORMATION_FIELDS.filter((field) => wanted[field] !== undefined && wanted[field] !== present[field]);
  return Object.fromEntries(differing.map((field) => [field, wanted[field] ?? '']));
}

/** Whether the public registers are to be asked again: they know an enterprise by its name and its legal representative (rules §5). */
export const asksRegisters = (change: InformationChange): boolean => change.name !== undefined || change.legalName !== undefined;

const PRINTED_ON_LICENCE = ['name', 'legalName', 'address'] as const satisfies readonly InformationField[];

/** The papers that a change has to bring: a licence that says what is printed on it, and the card of a new representative. */
export function papersFor(change: InformationChange): readonly InformationField[] {
  const licence = PRINTED_ON_LICENCE.some((field) => change[field] !== undefined) ? (['licenceFileId'] as const) : [];
  const card = change.legalName === undefined ? [] : (['legalIdFrontFileId', 'legalIdBackFileId'] as const);
  return [...licence, ...card];
}

/** The papers that a change lacks. */
export const papersMissing = (change: InformationChange): readonly InformationField[] =>
  papersFor(change).filter((field) => (change[field] ?? '') === '');

/** Where a change of what is proved stands; the old data hold until it is approved. */
export type InformationChangeState = 'submitted' | 'approved' | 'rejected' | 'withdrawn';

export const INFORMATION_CHANGE_EVENTS = ['approve', 'reject', 'withdraw'] as const;

export type InformationChangeEvent = (typeof INFORMATION_CHANGE_EVENTS)[number];

/** A person of the platform decides; until then the enterprise may take it back. */
export const informationChangeMachine = defineMachine<InformationChangeState, InformationChangeEvent>(INFORMATION_CHANGE_EVENTS, {
  submitted: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: {},
  rejected: {},
  withdrawn: {},
});
