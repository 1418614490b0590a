/** Stands for an imported style sheet or image. */
export default 'asset';
