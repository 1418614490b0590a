/** The mock of imported style sheets and images. */
export default 'asset';
