import { cn } from '../cn.ts';

export type FieldsetProps = React.ComponentProps<'fieldset'> & {
  /** The name of the group. */
  legend: React.ReactNode;
  /** The legend stays for assistive technology and is not drawn. */
  hideLegend?: boolean | undefined;
};

/** Several fields under one name. `disabled` switches off every control inside, while a form is being sent for example. */
export function Fieldset({ legend, hideLegend, className, children, ...props }: FieldsetProps) {
  return (
    <fieldset className={cn('m-0 min-w-0 border-0 p-0', className)} {...props}>
      <legend className={cn('mb-3 text-md font-semibold', hideLegend === true && 'sr-only')}>{legend}</legend>
      {children}
    </fieldset>
  );
}
