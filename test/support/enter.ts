import { fireEvent } from '@testing-library/react';

/** Sets the value of a field at once, where the keys that a person presses are not what is tested. */
export const enter = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
