import { InputField } from '../../components/Field';

/** The contract's rule for a code, as a pattern of HTML. */
const attributes = {
  ...{ maxLength: 40, pattern: '[0-9A-Za-z \\-]{6,40}', title: 'The 6 digits from the app, or a recovery code' },
  ...{ autoCapitalize: 'none', spellCheck: false, autoCorrect: 'off' },
};

/** Announced where the field appears. */
export const codeHint = 'Enter the code that your authenticator app shows now, or one of your recovery codes.';

/** The field of a code: of the authenticator app, or a recovery code. */
export const CodeField = ({ label }: { label: string }) => (
  <InputField label={label} name="code" autoComplete="one-time-code" attributes={attributes} required />
);
