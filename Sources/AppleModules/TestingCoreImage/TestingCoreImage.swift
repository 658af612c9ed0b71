// Swift Testing imports this module beside Core Image. It is empty: pictures are attached as files.
