import type { PickerProps } from '../lists/index.ts';
import { PartyPicker } from '../pickers/index.ts';

/** One of the issuers of what the enterprise holds or held. */
export const IssuerPicker = (props: PickerProps) => <PartyPicker of="all" part="issuer" {...props} />;
