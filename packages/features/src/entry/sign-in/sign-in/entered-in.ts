/** What stands in the fields of the form, whoever put it there. */
export function enteredIn(form: HTMLFormElement | null) {
  const field = (selector: string) => form?.querySelector<HTMLInputElement>(`input${selector}`) ?? undefined;
  return {
    userName: field('[name=userName]')?.value,
    password: field('[name=password]')?.value,
    remembers: field('[type=checkbox]')?.checked === true,
  };
}
