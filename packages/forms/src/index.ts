export { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export { Field, useMessageText, type FieldBinding, type FieldProps } from './field.tsx';
export { CaptchaField, type CaptchaFieldProps } from './captcha/captcha-field.tsx';
export { CAPTCHA_LENGTH, matchesCaptcha, newCaptcha } from './captcha/captcha-code.ts';
export { CAPTCHA_RESEND_SECONDS, CountdownButton, type CountdownButtonProps } from './captcha/countdown-button.tsx';
export { PictureField, type PictureFieldProps } from './captcha/picture-field.tsx';
export { DrawnCaptcha, type DrawnCaptchaProps } from './captcha/drawn-captcha.tsx';
export {
  CheckField,
  ComboboxField,
  DateField,
  RadioField,
  SelectField,
  type ComboboxFieldProps,
  type SelectFieldProps,
} from './fields/choice-field.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/money-field.tsx';
export { MoneyInput, type MoneyInputProps } from './fields/money-input.tsx';
export { CodeField, MobileField, MomentField, PasswordField, TextareaField, TextField, type TextFieldProps } from './fields/text-field.tsx';
export { Form, showFieldProblems, useZodForm, type FormProps, type FormSchema, type ZodFormOptions } from './form.tsx';
export { useInitialValue } from './use-initial-value.ts';
export { messages, messageRef, messageOf, type MessageKey } from './messages.ts';
export {
  requestForm,
  type DraftOf,
  type FaultsOf,
  type FormField,
  type FormFields,
  type RequestForm,
  type SentOf,
  type TypedOf,
} from './request/request-form.ts';
export { asTyped, choice, count, moment, money, numberChoice, rows, text, yesOrNo } from './request/typed-fields.ts';
export { moneyText, positiveMoney } from './rules/money.ts';
export { cleanCode } from './rules/clean-code.ts';
export { pasteCode } from './fields/paste-code.ts';
export { readCount } from './rules/read-count.ts';
export { readDay } from './rules/read-day.ts';
export { readMoney } from './rules/read-money.ts';
export { CAPTCHA_INPUT_MAX, changePassword, chosenPassword, encodePassword, password } from './rules/password.ts';
export {
  accountNumber,
  branchNumber,
  creditCode,
  email,
  identityDocument,
  identityNumber,
  mobile,
  optionalText,
  reason,
  requiredText,
  userName,
} from './rules/text.ts';
export { formCatalogs } from './catalogs.ts';
