import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first answer waits for the server to open.
configure({ asyncUtilTimeout: 10_000 });
