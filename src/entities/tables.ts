/** The generated tables that every page loads. The others load with the pages that import them. */
export * from './generated/accountTables.gen';
export * from './generated/draftTables.gen';
export * from './generated/historyTables.gen';
export * from './generated/leagueTables.gen';
export * from './generated/preDraftTradesTables.gen';
export * from './generated/settingsTables.gen';
export * from './generated/teamTables.gen';
