import { ApplyPage } from '../../funding/index.ts';
import { ApplyForm, FORM } from './apply-form.tsx';

export const ApplyScreen = () => <ApplyPage kind={FORM}>{(opened) => <ApplyForm {...opened} />}</ApplyPage>;
