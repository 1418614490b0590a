/** The value of the option that a form's text names; `other` if it names none. */
export const optionValue = <Value extends string>(
  options: readonly { value: Value }[],
  text: string | undefined,
  other: NoInfer<Value>,
): Value => options.find(({ value }) => value === text)?.value ?? other;
