import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportLibraryInput,
  LibraryPictureInput,
  LibraryPictureOutput,
  ListLibraryInput,
  ListLibraryOutput,
  RemovePicturesInput,
  RemovePicturesOutput,
  RenamePictureInput,
  ReplacePictureInput,
  ReplacePictureOutput,
  UploadPicturesInput,
  UploadPicturesOutput,
} from '@aabha/contracts/media/library.schema';
import { formInput } from '../../trpc/form-input';
import { get, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import {
  exportLibrary,
  getLibraryPicture,
  listLibrary,
  removePictures,
  renamePicture,
  replacePicture,
  uploadPictures,
} from './library.service';

export const libraryRouter = router({
  list: staffProcedure
    .meta(post('/picture/list', 'All stored pictures, the newest first, with where each is shown'))
    .input(ListLibraryInput)
    .output(ListLibraryOutput)
    .query(({ ctx, input }) => listLibrary(ctx, input)),
  get: staffProcedure
    .meta(get('/picture/{id}', 'A stored picture with what shows it'))
    .input(LibraryPictureInput)
    .output(LibraryPictureOutput)
    .query(({ ctx, input }) => getLibraryPicture(ctx, input)),
  upload: staffProcedure
    .meta(postForm('/picture/upload', 'Store pictures to be used later'))
    .input(formInput(UploadPicturesInput))
    .output(UploadPicturesOutput)
    .mutation(({ ctx, input }) => uploadPictures(ctx, input)),
  rename: staffProcedure
    .meta(post('/picture/{id}/rename', 'Change the name of a stored picture'))
    .input(RenamePictureInput)
    .output(LibraryPictureOutput)
    .mutation(({ ctx, input }) => renamePicture(ctx, input)),
  replace: superAdminProcedure
    .meta(post('/picture/{id}/replace', 'Put another picture in its place everywhere'))
    .input(ReplacePictureInput)
    .output(ReplacePictureOutput)
    .mutation(({ ctx, input }) => replacePicture(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/picture/remove', 'Delete stored pictures that nothing shows'))
    .input(RemovePicturesInput)
    .output(RemovePicturesOutput)
    .mutation(({ ctx, input }) => removePictures(ctx, input)),
  exportCsv: staffProcedure
    .meta(post('/picture/export', 'Stored pictures as a CSV file', READS_REPORTS))
    .input(ExportLibraryInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportLibrary(ctx, input)),
});
