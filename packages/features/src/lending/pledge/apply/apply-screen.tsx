import { ApplyPage } from '../../funding/index.ts';
import { ApplyForm, FORM } from './apply-form.tsx';

/** Pledges held vouchers, whole or in part, for a loan of the lender that is chosen. */
export const ApplyScreen = () => <ApplyPage kind={FORM}>{(opened) => <ApplyForm {...opened} />}</ApplyPage>;
