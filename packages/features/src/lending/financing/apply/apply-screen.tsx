import { ApplyPage } from '../../funding/index.ts';
import { ApplyForm, FORM } from './apply-form.tsx';

/** Has held vouchers financed, whole or in part, by the lender that is chosen. */
export const ApplyScreen = () => <ApplyPage kind={FORM}>{(opened) => <ApplyForm {...opened} />}</ApplyPage>;
