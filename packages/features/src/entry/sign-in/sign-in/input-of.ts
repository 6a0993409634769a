/** The values in the form's fields, typed or filled in by the browser. */
export function inputOf(form: HTMLFormElement | null) {
  const field = (selector: string) => form?.querySelector<HTMLInputElement>(`input${selector}`) ?? undefined;
  return {
    userName: field('[name=userName]')?.value,
    password: field('[name=password]')?.value,
    remembers: field('[type=checkbox]')?.checked === true,
  };
}
