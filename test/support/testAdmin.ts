/** The admin of every test database; other test accounts have the same password. */
export const testAdmin = { email: 'admin@example.com', password: 'fourth-and-inches' };
