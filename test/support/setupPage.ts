import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// Opening the server is none of a test's time.
beforeAll(async () => void (await server.inject('/api/health')), 90_000);
