export default "file"
