/** The mock of imported images. */
export default 'asset';
